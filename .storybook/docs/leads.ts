/** What the pages that are about no single component are for, by their titles. */
export const leads: Readonly<Record<string, string>> = {
  Foundations:
    "What every component is drawn with: colours of eleven roles in two modes, type, space, a grid, icons, motion, and a voice. All of it is tokens, `--o2r-…`.",
  "Foundations/Do and don’t":
    "The advice of every component on one page, to be read once before the first screen is drawn.",
  "Display/Data table/Columns and rows":
    "A `DataTable` whose columns are drawn wider, moved and hidden, and whose rows unfold, are copied and may be thousands. For lists that people arrange for themselves.",
  "Display/Data table/Grid":
    "A `DataTable` with `grid`: arrows walk its cells, which are marked, copied and edited in place. For many values that are changed in one go; a form is better for one thing.",
  "Patterns/List page":
    "Begin with this for a screen that lists things: title and one primary action, saved views, search and filters, the table, the pager. It shows what to draw while rows load, when there are none, and when they cannot be loaded.",
  "Patterns/Detail page":
    "Begin with this for a screen of one thing: its name, state and actions, how far it has come, its lines, and its facts and history at the side.",
  "Patterns/Form page":
    "Begin with this for a screen on which one thing is made or changed: sections of fields, a summary of what is wrong, and a bar at the bottom that saves.",
  "Patterns/Confirm":
    "For what cannot be taken back: the safe answer has the focus, the other one says what it does. What can be undone is done at once, with a way back in the toast.",
  "Patterns/A list at the page's edge":
    "Where the list of a combobox opens when there is no room below or beside it. Nothing has to be set for it.",
  "Patterns/A page with styles of its own":
    "Components in a page that has style sheets already, Bootstrap’s among them: nothing in a component moves. “Use it in a project” says how to load both.",
  "Patterns/Forms/Binding":
    "How a definition is bound to React with `useEngineForm`: what is rendered per key, drafts that outlive a reload, and a question before unsaved work is left.",
  "Patterns/Forms/Conformance":
    "The cases that say what definitions mean, run in this browser. `@o2r/forms/testing` has them as `conformance`.",
  "Patterns/Forms/Derived values":
    "Values that follow from others: the form fills them in, says from where, and leaves alone what somebody has typed.",
  "Patterns/Forms/Discount and rules":
    "Two real forms of the console: a discount whose limits depend on its type, and a builder of rules for promotions.",
  "Patterns/Forms/Every rule":
    "Each kind of condition and check, and beside each field what is said of it now. To look up what a definition can say.",
  "Patterns/Forms/Fields":
    "Every kind of field as a definition makes it, drawn with `@o2r/ui`: plain, filled, required, disabled, read-only, invalid.",
  "Patterns/Forms/Fields/Every state":
    "Each kind of field in every state side by side. To compare them, and to check a kind of your own.",
  "Patterns/Forms/Fields/Groups":
    "Fields that belong together, such as an address: shown, hidden, required and refused as one.",
  "Patterns/Forms/Fields/More kinds":
    "Fields of two dates, fields whose options are looked up, and what stands where a source of options is missing.",
  "Patterns/Forms/Fields/Options on offer": "Options that come and go with what else is chosen.",
  "Patterns/Forms/Fields/Rows":
    "Lists of rows in a form, such as the lines of an order: added, removed, put in order, and checked among each other.",
  "Patterns/Forms/Fields/Rows in rows":
    "A list in the rows of a list, such as batches of a line. Take it only where the inner rows mean nothing alone.",
  "Patterns/Forms/Fields/Times": "A time of a day, and a day with a time.",
  "Patterns/Forms/Inspector":
    "A tool for development: which field depends on which, what the last passes did, why a field is as it is, and what would be sent.",
  "Patterns/Forms/Large":
    "Five hundred fields in one form: typing stays quick, because only what changes is drawn again.",
  "Patterns/Forms/Playground":
    "Write a definition and fill the form that it makes, with what the lint finds and with why each field is as it is. A form can be shared by a link.",
  "Patterns/Forms/Retailer onboarding":
    "A long form of the console, asked in steps: pictures, addresses that are looked up, a draft. Read it to see how the parts work together.",
  "Patterns/Forms/Rules":
    "The rules of the product form at work: prices in order, fields that come and go, values that follow, and why something is refused.",
  "Patterns/Forms/Steps":
    "A form asked step by step, and sections that fold. For forms too long for one screen; a short one is quicker in one piece.",
};
