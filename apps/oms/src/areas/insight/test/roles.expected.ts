import type { insightArea } from "@o2r/api/contract/insight";
import { but, stockKeepers, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof insightArea> = {
  "import.list": stockKeepers,
  "import.start": stockKeepers,
  "import.get": stockKeepers,
  "import.match": stockKeepers,
  "import.rows": stockKeepers,
  "import.fix": stockKeepers,
  "import.alike": stockKeepers,
  "import.replace": stockKeepers,
  "import.apply": stockKeepers,
  "import.failedRows": stockKeepers,
  "import.remove": stockKeepers,
  "savedView.list": but("signed out", "RETAILER"),
  "savedView.save": but("signed out", "RETAILER"),
  "savedView.remove": but("signed out", "RETAILER"),
};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof insightArea> = {
  "import.list": "own",
  "import.start": "own",
  "import.get": "own",
  "import.match": "own",
  "import.rows": "own",
  "import.fix": "own",
  "import.alike": "own",
  "import.replace": "own",
  "import.apply": "own",
  "import.failedRows": "own",
  "import.remove": "own",
  "savedView.list": "own",
  "savedView.save": "own",
  "savedView.remove": "own",
};
