export * from "./retailer-onboarding-form.ts";
