import { describeBarriers } from "../fixtures/barriers.ts";

describeBarriers("dark");
