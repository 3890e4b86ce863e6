import type { insightArea } from "@o2r/api/contract/insight";
import { admins, but, stockKeepers, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Reports about shops: those of their hub, or of their team's agents (domain.md §8, /reports). */
const readers = [...stockKeepers, "CC_SUPERVISOR"] as const;

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof insightArea> = {
  "dashboard.orders": [...admins, "CALLING_AGENT", "HUB_MANAGER", "CC_SUPERVISOR", "FSA"],
  "dashboard.products": [...admins, "HUB_MANAGER", "CC_SUPERVISOR"],
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
  "reportSales.list": readers,
  "reportSales.export": readers,
  "reportReceivables.list": readers,
  "reportReceivables.export": readers,
  "reportActivity.list": readers,
  "reportActivity.export": readers,
  "reportOrders.list": stockKeepers,
  "reportOrders.export": stockKeepers,
  "reportStock.list": stockKeepers,
  "reportStock.export": stockKeepers,
  "reportHsn.list": stockKeepers,
  "reportHsn.export": stockKeepers,
  "reportRun.list": readers,
  "reportRun.export": readers,
  "reportRun.get": readers,
  "reportRun.ask": readers,
  "reportRun.again": readers,
  "reportRun.file": readers,
  "reportRun.remove": readers,
  "reportRun.cancel": readers,
  "reportRun.actions": readers,
  "reportGstr1.gstins": admins,
  "reportGstr1.summary": admins,
  "reportGstr1.file": admins,
  "savedView.list": but("signed out", "RETAILER"),
  "savedView.save": but("signed out", "RETAILER"),
  "savedView.remove": but("signed out", "RETAILER"),
};

const ofOrders = {
  all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN", "CC_SUPERVISOR"],
  ownWarehouse: ["HUB_MANAGER"],
  own: ["CALLING_AGENT"],
  ownBeats: ["FSA"],
} as const;
const ofShops = {
  all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"],
  ownWarehouse: ["HUB_MANAGER", "CWH_MANAGER"],
  ownTeam: ["CC_SUPERVISOR"],
} as const;
const ofWarehouses = {
  all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"],
  ownWarehouse: ["HUB_MANAGER", "CWH_MANAGER"],
} as const;

/** Admins see what others have asked for; the file is its owner's, which a test of its own says. */
const ofRuns = {
  all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"],
  own: ["HUB_MANAGER", "CWH_MANAGER", "CC_SUPERVISOR"],
} as const;

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof insightArea> = {
  "dashboard.orders": ofOrders,
  "dashboard.products": { all: ofOrders.all, ownWarehouse: ofOrders.ownWarehouse },
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
  "reportSales.list": ofShops,
  "reportSales.export": ofShops,
  "reportReceivables.list": ofShops,
  "reportReceivables.export": ofShops,
  "reportActivity.list": ofShops,
  "reportActivity.export": ofShops,
  "reportOrders.list": ofWarehouses,
  "reportOrders.export": ofWarehouses,
  "reportStock.list": ofWarehouses,
  "reportStock.export": ofWarehouses,
  "reportHsn.list": ofWarehouses,
  "reportHsn.export": ofWarehouses,
  "reportRun.list": ofRuns,
  "reportRun.export": ofRuns,
  "reportRun.get": ofRuns,
  "reportRun.ask": ofRuns,
  "reportRun.again": ofRuns,
  "reportRun.file": ofRuns,
  "reportRun.remove": ofRuns,
  "reportRun.cancel": ofRuns,
  "reportRun.actions": ofRuns,
  "reportGstr1.gstins": "all",
  "reportGstr1.summary": "all",
  "reportGstr1.file": "all",
  "savedView.list": "own",
  "savedView.save": "own",
  "savedView.remove": "own",
};
