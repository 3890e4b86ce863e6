import type { Instant } from "../../db/schema.ts";

interface DocumentTable {
  id: string;
  owner_id: string;
  stored_name: string;
  file_name: string;
  content_type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  /** Pixels; null for what is not an image. */
  width: number | null;
  height: number | null;
  created_at: Instant;
}

declare module "../../db/schema.ts" {
  interface Database {
    document: DocumentTable;
  }
}
