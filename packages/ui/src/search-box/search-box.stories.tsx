import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./search-box.about.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { SearchBox } from "./search-box.tsx";

const meta = preview.meta({
  title: "Input/Search box",
  parameters: { about },
  component: SearchBox,
  args: { placeholder: "Search name, SKU, EAN", onSearch: fn() },
});

export const Playground = meta.story();

export const SearchesAfterThreeCharactersAndOneSecond = meta.story({
  name: "S2.116 S9.21 Searches after three characters and one second",
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole("searchbox", { name: "Search" });
    await expect(canvasElement.querySelector("search svg")).toBeVisible();
    await userEvent.type(box, "ric");
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("ric"), { timeout: 2000 });
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

export const EnterSearchesAtOnceAndClearEmpties = meta.story({
  args: { value: "toor" },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.tab();
    await userEvent.keyboard("{End} dal{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("toor dal");
    await step("the clear button gives the focus back", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
      await expect(canvas.getByRole("searchbox")).toHaveFocus();
      await expect(canvas.getByRole("searchbox")).toHaveValue("");
      await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(""));
    });
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Grid>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Sample key={size} name={size}>
          <SearchBox {...args} size={size} labels={{ search: `Search ${size}` }} />
          <SearchBox {...args} size={size} value="toor dal" labels={{ search: `Search again ${size}` }} />
        </Sample>
      ))}
      <SearchBox {...args} width="100%" value={"Toor Dal क्षितिज 🧾 ".repeat(200)} labels={{ search: "Search long" }} />
    </Grid>
  ),
});
export const LongText = meta.story({
  args: { value: "Toor Dal क्षितिज 🧾 ".repeat(200), placeholder: "word ".repeat(60) },
});
