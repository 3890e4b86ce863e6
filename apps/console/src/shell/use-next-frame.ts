import { useEffect, useState } from "react";

/**
 * False at first, true from the next frame on. A dialog looks for its title when it opens; one that was open when
 * its code arrived would look before the title is there, and stay without a name.
 */
export const useNextFrame = (): boolean => {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return there;
};
