import { attributeEndpoints, attributeList, dataTypes, type Attribute } from "@o2r/api/contract/catalogue";
import { wordOf } from "@o2r/api/contract/core";

/** What the screens of attributes have in common. */
export const attributes = {
  noun: { one: "attribute", many: "attributes" },
  path: "/attribute",
  permission: "catalogue.write",
  consequence: "can no longer be chosen in rules and for products.",
  endpoints: attributeEndpoints,
  declaration: attributeList,
} as const;

/** An attribute in words. */
export const attributeName = ({ attributeName }: Pick<Attribute, "attributeName">): string => attributeName;

/** What the values of an attribute are, in words. */
export const dataTypeText = (type: Attribute["dataType"]): string => wordOf(dataTypes, type) ?? type;
