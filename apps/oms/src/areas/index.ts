import * as catalogue from "@o2r/api/contract/catalogue";
import * as document from "@o2r/api/contract/document";
import * as notification from "@o2r/api/contract/notification";
import * as session from "@o2r/api/contract/session";
