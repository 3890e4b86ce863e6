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
