export * from "./geocode.ts";
export * from "./retailer-onboarding-form.ts";
