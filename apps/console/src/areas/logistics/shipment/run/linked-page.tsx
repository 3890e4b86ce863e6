import { runEndpoints } from "@o2r/api/contract/logistics";
import { baseUrlOf, createClient, linkStore } from "@o2r/api/client";
import { linkTokenOf } from "@o2r/api/contract/core";
import { ApiProvider, useClient, useEndpoint } from "@o2r/api/react";
import { Button, EmptyState, FullScreenLoader, notify } from "@o2r/ui";
import { OverlayProvider } from "@o2r/ui/overlays";
import { RotateCw } from "lucide-react";
import { useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { AllStops } from "./all-stops.tsx";
import { linkWire } from "./run-wire.ts";
import { Run } from "./run.tsx";
import "./run.css";

const ownCache = { provider: () => new Map() };

/** /shipment-management/:id#link=…: the run sheet of a driver who has no account. */
export function LinkedRunSheet() {
  const { hash } = useLocation();
  const [token] = useState(() => linkTokenOf(hash) ?? "");
  const client = useMemo(
    () =>
      createClient({
        baseUrl: () => baseUrlOf(document),
        store: linkStore(token),
        notify: (message) => notify({ kind: "danger", title: message }),
        onUnauthorized: () => {},
      }),
    [token],
  );
  return (
    <SWRConfig value={ownCache}>
      <ApiProvider client={client}>
        <OverlayProvider>
          <LinkedSheet />
        </OverlayProvider>
      </ApiProvider>
    </SWRConfig>
  );
}

function LinkedSheet() {
  const client = useClient();
  const wire = useMemo(() => linkWire(client), [client]);
  const { data, error, mutate } = useEndpoint(runEndpoints.sheet, {}, { revalidateOnMount: true });
  if (data !== undefined)
    return (
      <Run
        sheet={data}
        wire={wire}
        adopt={(sheet) => mutate(sheet, { revalidate: false })}
        whole={(box, go) => <AllStops sheet={data} box={box} onStop={go} />}
      />
    );
  if (error === undefined) return <FullScreenLoader />;
  const over = error.status === 401;
  return (
    <main id="main" tabIndex={-1} className="run-over">
      <EmptyState
        reason={over ? "no-access" : "failed"}
        headingLevel={1}
        title={over ? "This link is not good any more" : "The run sheet could not be loaded"}
        actions={
          over ? undefined : (
            <Button icon={RotateCw} onClick={() => void mutate()}>
              Retry
            </Button>
          )
        }
      >
        {over ? "Ask whoever sent it for a new one. What you entered on this phone is kept." : error.message}
      </EmptyState>
    </main>
  );
}
