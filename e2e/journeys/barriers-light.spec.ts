import { describeBarriers } from "../fixtures/barriers.ts";

describeBarriers("light");
