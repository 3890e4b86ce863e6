import type { Value } from "../engine/value.ts";
import type { Inquiry, Outcome, Answer, Check } from "../engine/world.types.ts";
import { driver } from "../engine/inquire.ts";

/** How patiently inputs are asked about, and how much is remembered. */
export interface InquiryOptions {
  /** How long, in milliseconds, the inputs must rest before they are asked about; 300 by default. */
  readonly wait?: number;
  /** How many answers are remembered; 100 by default. */
  readonly remember?: number;
}

/** Finds what belongs to the values of the fields named in `from`; several parts at once as an object. */
export type Find = (inputs: readonly (Value | undefined)[], signal: AbortSignal) => Promise<Answer>;

/** Whether a value may stand, given the values of the fields named in `with`. */
export type Test = (value: Value, others: readonly (Value | undefined)[], signal: AbortSignal) => Promise<boolean>;

/** A derivation whose answer comes later: `registry: { derivations: { pincode: lookup(findPlace) } }`. */
export const lookup = (find: Find, options: InquiryOptions = {}): Inquiry => createInquiry(find, options);

/** A check whose answer comes later: `registry: { checks: { free: inquiry(isFree, { message: "Taken" }) } }`. */
export const inquiry = (test: Test, { message, ...options }: InquiryOptions & { readonly message: string }): Check => ({
  message,
  // A check is asked about a filled value, which is the first of its inputs.
  ...createInquiry(([value, ...others], signal) => test(value as Value, others, signal), options),
});

/** A request that is under way or was answered, shared by all who ask about the same inputs. */
interface Call {
  readonly outcome: Promise<Outcome>;
  readonly controller: AbortController;
  /** How many wait for it. */
  waiting: number;
  done: boolean;
}

const createInquiry = (find: Find, { wait = 300, remember = 100 }: InquiryOptions): Inquiry => {
  /** By inputs, the oldest first. */
  const calls = new Map<string, Call>();

  const begin = (key: string, inputs: readonly (Value | undefined)[]): Call => {
    const controller = new AbortController();
    const call: Call = { outcome: run(find, inputs, controller.signal), controller, waiting: 0, done: false };
    calls.set(key, call);
    void call.outcome.then((outcome) => {
      call.done = true;
      // What failed is asked again, and only so many answers are kept.
      if ("error" in outcome && calls.get(key) === call) calls.delete(key);
      for (const old of calls.keys()) if (calls.size > remember && calls.get(old)?.done) calls.delete(old);
    });
    return call;
  };

  return {
    driver,
    ask: (inputs, tell) => {
      const key = JSON.stringify(inputs);
      let isWanted = true;
      let call: Call | undefined;
      let told: Promise<void> | undefined;
      const start = (): Promise<void> => {
        clearTimeout(timer);
        if (!isWanted) return Promise.resolve();
        call ??= calls.get(key) ?? begin(key, inputs);
        call.waiting += told ? 0 : 1;
        told ??= call.outcome.then((outcome) => {
          if (isWanted) {
            isWanted = false;
            tell(outcome);
          }
        });
        return told;
      };
      // What is known already needs no pause.
      const timer = setTimeout(() => void start(), calls.has(key) ? 0 : wait);
      return {
        hurry: start,
        cancel: () => {
          clearTimeout(timer);
          if (isWanted && call) {
            call.waiting -= 1;
            if (call.waiting === 0 && !call.done) {
              calls.delete(key);
              call.controller.abort();
            }
          }
          isWanted = false;
        },
      };
    },
  };
};

const run = async (find: Find, inputs: readonly (Value | undefined)[], signal: AbortSignal): Promise<Outcome> => {
  try {
    return { answer: await find(inputs, signal) };
  } catch (error) {
    return { error };
  }
};
