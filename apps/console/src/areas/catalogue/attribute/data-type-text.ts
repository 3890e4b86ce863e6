import { wordOf } from "@o2r/api/contract/core";
import { dataTypes, type Attribute } from "@o2r/api/contract/catalogue";

/** What the values of an attribute are, in words. */
export const dataTypeText = (type: Attribute["dataType"]): string => wordOf(dataTypes, type) ?? type;
