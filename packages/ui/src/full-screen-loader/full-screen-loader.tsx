import { useLabels } from "../labels/labels.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import "./full-screen-loader.css";
import type { FullScreenLoaderProps } from "./full-screen-loader.types.ts";

const english = { loading: "Loading" };

/** Fills the window while nothing can be shown yet, such as before the current user is known. */
export function FullScreenLoader({ labels }: FullScreenLoaderProps) {
  const words = useLabels("fullScreenLoader", english, labels);
  return (
    <div className="o2r-full-screen-loader">
      <Spinner size={32} label={words.loading} />
    </div>
  );
}
