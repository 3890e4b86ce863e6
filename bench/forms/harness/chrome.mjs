// A fresh page in Chromium for each sample, driven by its own protocol.
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "playwright-core";
import { preview } from "vite";
import { launchOptions } from "../../../scripts/browser.mjs";
import { built } from "./build.mjs";

/**
 * @typedef {object} Cost main-thread CPU time in milliseconds
 * @property {number} all everything: script, style, layout, paint, input
 * @property {number} script JavaScript with its microtasks and timers, and layout that it forces
 */

/** @typedef {Awaited<ReturnType<typeof openChrome>>} Chrome */
/** @typedef {Awaited<ReturnType<Chrome["open"]>>} Page */

/** Serves the built page and starts Chromium. */
export async function openChrome() {
  const server = await preview({
    configFile: false,
    logLevel: "warn",
    build: { outDir: built },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const address = server.httpServer.address();
  if (typeof address !== "object" || address === null) throw new Error("The page is not served");
  const browser = await chromium.launch(launchOptions());
  const tracing = await browser.newBrowserCDPSession();
  return {
    version: browser.version(),
    /** @param {{ initScript?: () => void }} [options] */
    open: (options = {}) => openPage({ browser, tracing, url: `http://127.0.0.1:${address.port}/` }, options),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * @param {{ browser: import("playwright-core").Browser, tracing: import("playwright-core").CDPSession, url: string }} at
 * @param {{ initScript?: () => void }} options
 */
async function openPage({ browser, tracing, url }, { initScript }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (initScript) await context.addInitScript(initScript);
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  const cdp = await context.newCDPSession(page);
  await page.goto(url);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });

  const busy = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };

  /** Waits until the main thread has had nothing to do for a while. Returns its CPU time until then. */
  const settle = async () => {
    let last = await busy();
    for (let quiet = 0, tries = 0; quiet < 3 && tries < 400; tries++) {
      await sleep(40);
      const now = await busy();
      quiet = now - last < 0.5 ? quiet + 1 : 0;
      last = now;
    }
    return last;
  };

  /** One key, pressed and released. @param {string} key */
  const press = async (key) => {
    const text = key.length === 1 ? key : undefined;
    const code = key.length === 1 ? key.toUpperCase().charCodeAt(0) : 8;
    const event = { key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key, windowsVirtualKeyCode: code };
    await cdp.send("Input.dispatchKeyEvent", { ...event, type: "keyDown", ...(text !== undefined && { text }) });
    await cdp.send("Input.dispatchKeyEvent", { ...event, type: "keyUp" });
  };

  return {
    problems,
    settle,
    press,
    close: () => context.close(),

    /**
     * Calls a method of the page's own bench.
     * @param {string} method @param {...unknown} args @returns {Promise<any>}
     */
    ask: (method, ...args) =>
      page.evaluate(
        ([name, given]) => Reflect.get(window, "bench")[name](...given),
        /** @type {const} */ ([method, args]),
      ),

    /** @template T @param {() => T} script */
    evaluate: (script) => page.evaluate(script),

    /** Types letters one by one, each with the time for its frame. @param {number} count */
    type: async (count) => {
      for (let index = 0; index < count; index++) {
        await press("abcdefghij"[index % 10] ?? "a");
        await sleep(20);
        await busy();
      }
    },

    /** Bytes of living JavaScript objects. */
    heap: async () => {
      await cdp.send("HeapProfiler.collectGarbage");
      const { usedSize } = await cdp.send("Runtime.getHeapUsage");
      return usedSize;
    },

    /** What an action costs until the page is quiet again. @param {() => Promise<unknown>} action */
    cost: async (action) => {
      const before = await settle();
      await action();
      return (await settle()) - before;
    },

    /**
     * The same with its JavaScript apart. The browser's own count of it leaves microtasks out, where React renders and
     * promises go on; the trace holds them.
     * @param {() => Promise<unknown>} action @returns {Promise<Cost>}
     */
    costOfScript: async (action) => {
      /** @type {TraceEvent[]} */
      const events = [];
      const collect = (/** @type {{ value: unknown[] }} */ { value }) => {
        events.push(...value.filter(isCall));
      };
      tracing.on("Tracing.dataCollected", collect);
      const before = await settle();
      await tracing.send("Tracing.start", {
        transferMode: "ReportEvents",
        traceConfig: { includedCategories: ["v8"], excludedCategories: ["*"] },
      });
      await action();
      const all = (await settle()) - before;
      const complete = new Promise((resolve) => tracing.once("Tracing.tracingComplete", resolve));
      await tracing.send("Tracing.end");
      await complete;
      tracing.off("Tracing.dataCollected", collect);
      return { all, script: outermost(events) / 1000 };
    },

    /** A CPU profile of an action, as Chromium's DevTools read it. @param {() => Promise<unknown>} action */
    profile: async (action) => {
      await cdp.send("Profiler.enable");
      await cdp.send("Profiler.setSamplingInterval", { interval: 50 });
      await settle();
      await cdp.send("Profiler.start");
      await action();
      await settle();
      return (await cdp.send("Profiler.stop")).profile;
    },
  };
}

/** @typedef {{ name: string, pid: number, tid: number, ts: number, dur: number, tdur: number }} TraceEvent microseconds */

/** @param {unknown} event @returns {event is TraceEvent} */
const isCall = (event) =>
  typeof event === "object" && event !== null && Reflect.get(event, "name") === "v8.callFunction" && "tdur" in event;

/** CPU time of calls that stand in no other call. @param {TraceEvent[]} events */
function outermost(events) {
  let sum = 0;
  /** @type {Map<string, number>} */
  const ends = new Map();
  for (const { pid, tid, ts, dur, tdur } of events.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    const thread = `${pid}/${tid}`;
    if (ts < (ends.get(thread) ?? 0)) continue;
    ends.set(thread, ts + dur);
    sum += tdur;
  }
  return sum;
}
