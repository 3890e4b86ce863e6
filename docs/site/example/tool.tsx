import { useState } from "react";
import { createRoot } from "react-dom/client";
import { cookieStore, createClient } from "@o2r/api/client";
import { attributeEndpoints, attributeForm, type Attribute } from "@o2r/api/contract/catalogue";
import { sessionEndpoints } from "@o2r/api/contract/session";
import { ApiProvider, useList, useMutation } from "@o2r/api/react";
import { defineForm, password, text } from "@o2r/forms";
import { ErrorSummary, fieldComponents, FormSections } from "@o2r/forms/fields";
import { EngineForm, useDraft, useEngineForm } from "@o2r/forms/react";
import { Button, Card, DataTable, EmptyState, notify, Page, PageHeader, Status, type Column } from "@o2r/ui";
import { OverlayProvider } from "@o2r/ui/overlays";
import "@o2r/ui/styles.css";
import "@o2r/forms/styles.css";

const store = cookieStore(document);
const client = createClient({
  store,
  notify: (message) => notify({ kind: "danger", title: message }),
  onUnauthorized: () => location.reload(),
  onLoginPage: () => store.access() === undefined,
});

const signInForm = defineForm({
  id: "sign-in",
  version: 1,
  fields: {
    username: text({ label: "Username", required: true, autoComplete: "username" }),
    password: password({ label: "Password", required: true, autoComplete: "current-password" }),
  },
});

function SignIn({ onDone }: { readonly onDone: () => void }) {
  const form = useEngineForm(signInForm, {
    onSubmit: async (body) => {
      const { payload, error } = await client.call(sessionEndpoints.login, { body });
      if (error) throw error;
      const { access_token: access, refresh_token: refresh } = payload;
      if (access !== undefined && refresh !== undefined) store.write({ access, refresh });
    },
    onSaved: onDone,
  });
  return (
    <EngineForm form={form} components={fieldComponents}>
      <FormSections />
      <Button type="submit" variant="primary">
        Sign in
      </Button>
    </EngineForm>
  );
}

const columns: Column<Attribute>[] = [
  { id: "name", header: "Attribute", cell: ({ attributeName }) => attributeName },
  { id: "type", header: "Data type", width: 144, cell: ({ dataType }) => dataType },
  {
    id: "active",
    header: "Status",
    width: 120,
    cell: ({ active }) => <Status tone={active ? "success" : "neutral"}>{active ? "Active" : "Inactive"}</Status>,
  },
];

function NewAttribute({ onDone }: { readonly onDone: () => void }) {
  const { run } = useMutation(attributeEndpoints.create);
  const form = useEngineForm(attributeForm, {
    onSubmit: async (body) => {
      const { error } = await run({ body });
      if (error) throw error; // its refusals by field are shown there
    },
    onSaved: onDone,
  });
  useDraft(form, { key: "new" });
  return (
    <EngineForm form={form} components={fieldComponents}>
      <ErrorSummary form={form} />
      <FormSections />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </EngineForm>
  );
}

function Attributes() {
  const [made, setMade] = useState(0);
  const { data } = useList(attributeEndpoints.list, { query: { sort: "-updatedAt" } });
  return (
    <Page>
      <PageHeader title="Attributes" />
      <Card title="A new one">
        <NewAttribute key={made} onDone={() => setMade((count) => count + 1)} />
      </Card>
      <DataTable
        label="Attributes"
        columns={columns}
        rows={data?.content ?? []}
        loading={data === undefined}
        rowId={({ id }) => id}
        rowName={({ attributeName }) => attributeName}
        empty={<EmptyState reason="nothing-yet" title="No attributes yet" />}
      />
    </Page>
  );
}

function Tool() {
  const [signedIn, setSignedIn] = useState(() => store.access() !== undefined);
  return signedIn ? <Attributes /> : <SignIn onDone={() => setSignedIn(true)} />;
}

const place = document.body.appendChild(document.createElement("div"));
createRoot(place).render(
  <OverlayProvider>
    <ApiProvider client={client}>
      <Tool />
    </ApiProvider>
  </OverlayProvider>,
);
