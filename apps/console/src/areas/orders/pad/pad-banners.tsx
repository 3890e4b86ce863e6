import { Banner, Button } from "@o2r/ui";
import type { usePad } from "./cart/use-pad.ts";

/** What keeps the cart from being saved or priced, with what can be done about it. */
export function PadBanners({ pad }: { readonly pad: ReturnType<typeof usePad> }) {
  return (
    <>
      {pad.other !== undefined && (
        <Banner
          tone="warning"
          title="Another window of yours has changed this cart"
          actions={
            <>
              <Button size="sm" onClick={pad.takeOther}>
                Take that one
              </Button>
              <Button size="sm" onClick={pad.keepMine}>
                Keep this one
              </Button>
            </>
          }
        />
      )}
      {pad.unkept !== undefined && (
        <Banner
          tone="warning"
          title={pad.unkept.title}
          actions={
            <Button size="sm" onClick={pad.saveAgain}>
              Save again
            </Button>
          }
        >
          {pad.unkept.text}
        </Banner>
      )}
      {pad.failure !== undefined && (
        <Banner
          tone="danger"
          title={pad.failure}
          actions={
            <Button size="sm" onClick={pad.priceAgain}>
              Price again
            </Button>
          }
        />
      )}
    </>
  );
}
