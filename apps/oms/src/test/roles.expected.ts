import type { contract, Permission, RowScope, UserType } from "@o2r/api/contract";

type Contract = typeof contract;
/** Every operation of the contract: `product.list`. */
export type Operation = { [T in keyof Contract]: `${T}.${Extract<keyof Contract[T], string>}` }[keyof Contract];
export type Caller = UserType | "signed out";

/** The twelve who may call. */
export const callers: readonly Caller[] = [
  "SUPER_SUPER_ADMIN",
  "SUPER_ADMIN",
  "ADMIN",
  "CALLING_AGENT",
  "HUB_MANAGER",
  "CWH_MANAGER",
  "CC_SUPERVISOR",
  "ONBOARDING_MANAGER",
  "ONBOARDING_AGENT",
  "FSA",
  "RETAILER",
  "signed out",
];

const but = (...without: readonly Caller[]): readonly Caller[] => callers.filter((caller) => !without.includes(caller));
const everybody = callers;
const signedIn = but("signed out");
const admins: readonly Caller[] = ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"];
const catalogueReaders: readonly Caller[] = [...admins, "HUB_MANAGER", "CWH_MANAGER"];
const orderReaders: readonly Caller[] = [...admins, "CALLING_AGENT", "HUB_MANAGER", "CC_SUPERVISOR"];

/**
 * Who may call what, written down by hand and reviewed: the contract's own permissions are held against it. A change of
 * the contract that opens or closes something turns a test red until somebody has changed this table on purpose.
 * Source: the specification, sections 1, 2 and 6.
 */
export const expected: Readonly<Record<Operation, readonly Caller[]>> = {
  "session.login": everybody,
  "session.otp": everybody,
  "session.resendOtp": everybody,
  "session.refresh": everybody,
  "session.logout": signedIn,
  "user.current": signedIn,
  "user.changePassword": signedIn,
  "notification.pull": but("signed out", "SUPER_SUPER_ADMIN", "RETAILER"),
  "notification.markRead": but("signed out", "SUPER_SUPER_ADMIN", "RETAILER"),
  "event.stream": but("signed out", "SUPER_SUPER_ADMIN", "RETAILER"),
  "document.upload": but("signed out", "RETAILER"),
  "document.remove": but("signed out", "RETAILER"),
  "document.content": but("signed out", "RETAILER"),
  "product.list": catalogueReaders,
  "product.get": catalogueReaders,
  "product.create": admins,
  "product.update": admins,
  "product.setActive": admins,
  "product.history": catalogueReaders,
  "brand.list": catalogueReaders,
  "brand.get": catalogueReaders,
  "brand.create": admins,
  "brand.update": admins,
  "brand.setActive": admins,
  "brand.history": catalogueReaders,
  "category.list": catalogueReaders,
  "category.get": catalogueReaders,
  "category.create": admins,
  "category.update": admins,
  "category.setActive": admins,
  "category.history": catalogueReaders,
  "subCategory.list": catalogueReaders,
  "subCategory.get": catalogueReaders,
  "subCategory.create": admins,
  "subCategory.update": admins,
  "subCategory.setActive": admins,
  "subCategory.history": catalogueReaders,
  "attribute.list": catalogueReaders,
  "attribute.get": catalogueReaders,
  "attribute.create": admins,
  "attribute.update": admins,
  "attribute.setActive": admins,
  "attribute.history": catalogueReaders,
  "company.list": catalogueReaders,
  "company.get": catalogueReaders,
  "company.create": admins,
  "company.update": admins,
  "company.setActive": admins,
  "company.history": catalogueReaders,
  "lookup.product": catalogueReaders,
  "lookup.brand": catalogueReaders,
  "lookup.category": catalogueReaders,
  "lookup.subCategory": catalogueReaders,
  "lookup.company": catalogueReaders,
  "lookup.warehouse": orderReaders,
  "order.search": orderReaders,
  "dialer.call": ["CALLING_AGENT"],
  "master.options": signedIn,
  "masterOption.field": admins,
  "masterOption.addMain": admins,
  "masterOption.addList": admins,
};

/**
 * Which rows each call reaches, reviewed likewise. Source: domain.md §7; the catalogue is the same for every warehouse.
 */
export const expectedReach: Readonly<Record<Operation, RowScope | `${RowScope} unless ${Permission}`>> = {
  "session.login": "none",
  "session.otp": "none",
  "session.resendOtp": "none",
  "session.refresh": "none",
  "session.logout": "none",
  "user.current": "none",
  "user.changePassword": "none",
  "notification.pull": "own",
  "notification.markRead": "own",
  "event.stream": "own",
  "document.upload": "none",
  "document.remove": "own unless document.all",
  "document.content": "own unless document.all",
  "product.list": "all",
  "product.get": "all",
  "product.create": "all",
  "product.update": "all",
  "product.setActive": "all",
  "product.history": "all",
  "brand.list": "all",
  "brand.get": "all",
  "brand.create": "all",
  "brand.update": "all",
  "brand.setActive": "all",
  "brand.history": "all",
  "category.list": "all",
  "category.get": "all",
  "category.create": "all",
  "category.update": "all",
  "category.setActive": "all",
  "category.history": "all",
  "subCategory.list": "all",
  "subCategory.get": "all",
  "subCategory.create": "all",
  "subCategory.update": "all",
  "subCategory.setActive": "all",
  "subCategory.history": "all",
  "attribute.list": "all",
  "attribute.get": "all",
  "attribute.create": "all",
  "attribute.update": "all",
  "attribute.setActive": "all",
  "attribute.history": "all",
  "company.list": "all",
  "company.get": "all",
  "company.create": "all",
  "company.update": "all",
  "company.setActive": "all",
  "company.history": "all",
  "lookup.product": "all",
  "lookup.brand": "all",
  "lookup.category": "all",
  "lookup.subCategory": "all",
  "lookup.company": "all",
  "lookup.warehouse": "ownWarehouse unless order.watch",
  "order.search": "ownWarehouse unless order.watch",
  "dialer.call": "own",
  "master.options": "all",
  "masterOption.field": "all",
  "masterOption.addMain": "all",
  "masterOption.addList": "all",
};

/** Who may do what with a document, by what the document is. */
export const expectedDocuments = {
  "read the image of a product": catalogueReaders,
  "read the logo of a brand": catalogueReaders,
  "read what a calling agent has uploaded": [...admins, "CALLING_AGENT"],
  "remove what a calling agent has uploaded": [...admins, "CALLING_AGENT"],
} as const satisfies Record<string, readonly Caller[]>;
