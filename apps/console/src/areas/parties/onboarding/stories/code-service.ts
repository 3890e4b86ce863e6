import { delay, http, HttpResponse, type RequestHandler } from "msw";
import { ok, refuse } from "../../../../stories/service.ts";

/** The code that the story's retailer is sent. */
export const rightCode = "482913";

/** A code that is never answered, as where the line breaks. */
export const lostCode = "999999";

/** The calls of codes as the service answers them: none was sent until one is asked for. */
export const codeService = (): readonly RequestHandler[] => {
  let verified = false;
  let sent = false;
  const standing = (resendAfter = 0) => ok({ verified, sent, resendAfter });
  return [
    http.get("/oms/retailer/signup/code", () => standing()),
    http.post("/oms/retailer/signup/code", async () => {
      await delay(50);
      sent = true;
      return standing(30);
    }),
    http.post("/oms/retailer/signup/code/verify", async ({ request }) => {
      const { otp } = Object(await request.json());
      if (otp === lostCode) return HttpResponse.error();
      if (otp !== rightCode) return refuse(422, "form.invalid", "The code is incorrect: 4 attempts left");
      verified = true;
      return standing();
    }),
  ];
};
