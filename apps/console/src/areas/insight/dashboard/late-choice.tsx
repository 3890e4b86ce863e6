import { sparesLine } from "@o2r/api/react";
import { Button } from "@o2r/ui";
import { useState, type ComponentType } from "react";
import { Deferred } from "../../../kit/deferred.tsx";
import { useHandFocusOn } from "../../../kit/use-hand-focus-on.ts";

export interface LateChoiceProps<Props extends object> {
  /** What is chosen here, such as "Warehouse". */
  readonly label: string;
  /** What stands chosen now. */
  readonly chosen: string;
  /** Fetches the control; the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  readonly className: string;
}

const notYet = (): Promise<never> => new Promise(() => undefined);

/**
 * A control whose code comes after the page. On a slow line it comes when it is wanted: until then a button says what stands
 * chosen, and gives the focus on to the control that it has brought.
 */
export function LateChoice<Props extends object>({ label, chosen, load, props, className }: LateChoiceProps<Props>) {
  const [isOnDemand] = useState(sparesLine);
  const [isWanted, setWanted] = useState(!isOnDemand);
  const place = useHandFocusOn<HTMLDivElement>();
  return (
    <div ref={place} className={className}>
      <Deferred
        load={isWanted ? load : notYet}
        props={props}
        instead={
          isOnDemand && (
            <Button block loading={isWanted} aria-label={`${label}: ${chosen}`} onClick={() => setWanted(true)}>
              {chosen}
            </Button>
          )
        }
      />
    </div>
  );
}
