import { Picture } from "./picture.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return <Picture src="pictures/atta-10kg.svg" alt="A bag of atta, 10 kg" width={158} height={120} />;
}

const photo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='96' height='72'%3E%3Crect width='96' height='72' fill='%23d8b25a'/%3E%3C/svg%3E";

/** A picture with what it tells those who do not see it. */
function Said({ alt }: { alt: string }) {
  return (
    <figure>
      <Picture src={photo} alt={alt} width={120} height={96} />
      <figcaption>Read out: “{alt}”</figcaption>
    </figure>
  );
}

export const about: About = {
  summary:
    "A picture in a frame of a fixed size. Its address goes through the resize service of `ResizeImageProvider`, at twice its width for sharp screens.",
  status: "stable",
  since: "0.1.0",
  exports: ["Picture"],
  when: ["For banners, documents and products that are looked at."],
  whenNot: ["In the rows of a table: the thumbnail."],
  example: Example,
  anatomy: [
    {
      name: "Frame",
      what: "Keeps its size while the picture is on its way; on a dark page the picture is a little darker than it is.",
      at: ".o2r-picture",
    },
  ],
  pairs: [
    {
      good: {
        draw: () => <Said alt="A bag of atta, 10 kg" />,
        why: "Say the width, so that the right one is fetched, and in `alt` what the picture tells; leave that empty when the words beside it say the same.",
      },
      bad: {
        draw: () => <Said alt="IMG_2041.jpg" />,
        why: "The name of a file tells nothing to whoever hears it.",
      },
    },
  ],
  keyboard: [],
  accessibility: [
    "Its text alternative is asked for; a picture that only decorates has an empty one.",
    "It takes no focus: put it into a link or a button when it opens something.",
  ],
};
