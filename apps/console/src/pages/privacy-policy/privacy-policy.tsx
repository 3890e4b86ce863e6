import { Button, Logo } from "@o2r/ui";
import { ArrowLeft, Printer } from "lucide-react";
import { Link } from "react-router-dom";
import "./privacy-policy.css";

/** The day on which the text below last changed. */
const updated = { iso: "2026-11-21", shown: "21-11-2026" };

const sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[] = [
  {
    title: "Who this is for",
    paragraphs: [
      "The O2R Console is used by staff of the ordering platform and of its hubs. This page says what the console stores about the people who use it, and about the retailers and contacts whose records they keep.",
    ],
  },
  {
    title: "What is stored about you",
    paragraphs: [
      "Your user name, name, mobile number, e-mail address, role and the warehouses you work for; the time of each sign-in; and a record of each change you make, with what was before and after. The record is kept so that a wrong price or stock figure can be traced and put right.",
      "Your password is stored only as a one-way hash. Nobody can read it, and nobody will ask you for it.",
    ],
  },
  {
    title: "What is stored about retailers",
    paragraphs: [
      "Names, mobile numbers, shop addresses and positions, tax and licence numbers, images of documents, orders, invoices and payments. They are needed to deliver goods and to keep the books that the law asks for.",
      "Each role sees the records that its work needs and no others. The service checks this for every request.",
    ],
  },
  {
    title: "What your browser keeps",
    paragraphs: [
      "Three cookies for the time you are signed in: two tokens and your role. They are sent to this console only, and are removed when you sign out. A fourth holds your language, once you have chosen one.",
      "Your choice of theme and density, the state of the sidebar, the pages you opened last, and drafts of forms that you have not saved yet. These stay in this browser. There are no cookies of third parties, no advertising and no tracking.",
    ],
  },
  {
    title: "How long",
    paragraphs: [
      "Invoices and what belongs to them are kept as long as tax law demands. Accounts that are no longer used are blocked at once, and their personal details are removed when no record needs them any more.",
    ],
  },
  {
    title: "Your rights",
    paragraphs: [
      "You may ask what is stored about you, have wrong details corrected, and ask for details to be removed that no law requires. Turn to your supervisor or to the administrator who gave you your account.",
    ],
  },
];

export function PrivacyPolicy() {
  return (
    <div className="privacy-policy">
      <header className="privacy-policy-bar">
        <Logo name="O2R Console" />
        <Button icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </header>
      <main className="privacy-policy-text">
        <h1>Privacy policy</h1>
        <p className="privacy-policy-date">
          Last updated <time dateTime={updated.iso}>{updated.shown}</time>
        </p>
        {sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <Link className="privacy-policy-back" to="/">
          <ArrowLeft size={14} aria-hidden="true" />
          Back to the console
        </Link>
      </main>
    </div>
  );
}
