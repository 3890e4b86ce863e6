import preview from "#.storybook/preview";

const meta = preview.meta({ title: "Accessibility gate" });

export const Named = meta.story({
  render: () => (
    <label>
      Quantity <input type="text" />
    </label>
  ),
});

/** Wrong on purpose: nothing names the input. */
export const Unnamed = meta.story({ render: () => <input type="text" /> });

/** Wrong on purpose: grey words on white, where it is light. */
export const Pale = meta.story({
  render: () => (
    <p style={{ background: "#fff" }}>
      <style>{".light p { color: #bbb } .dark p { color: #222 }"}</style>
      Hardly to be read
    </p>
  ),
});

/** Wrong on purpose: nobody can set these words further apart. */
export const HeldTight = meta.story({
  render: () => <p ref={(words) => words?.style.setProperty("letter-spacing", "0", "important")}>Held tight</p>,
});

/** Wrong on purpose, in the dark only, where no story is played. */
export const PaleInTheDark = meta.story({
  render: () => (
    <p style={{ background: "#fff" }}>
      <style>{".light p { color: #222 } .dark p { color: #bbb }"}</style>
      Hardly to be read in the dark
    </p>
  ),
});

/** Wrong on purpose, in the theme of one user type only. */
export const PaleForOne = meta.story({
  tags: ["themed"],
  render: () => (
    <p style={{ background: "#fff" }}>
      <style>{"p { color: #222 } [data-role=FSA] p { color: #bbb }"}</style>
      Hardly to be read by one
    </p>
  ),
});
