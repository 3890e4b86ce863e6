// Counts renders as React's own developer tools do, by the hook React looks for; works in production builds.

/** Runs in the page before React does. */
export function watchRenders() {
  const performedWork = 1;
  // Function, class, forwarded and memoised components, by React's numbers.
  const components = new Set([0, 1, 11, 15]);
  let renders = 0;
  /** @typedef {{ tag: number, flags: number, alternate: Fiber | null, child: Fiber | null, sibling: Fiber | null }} Fiber */
  /** @param {Fiber} fiber */
  const visit = (fiber) => {
    const before = fiber.alternate;
    if (components.has(fiber.tag) && (before === null || (fiber.flags & performedWork) !== 0)) renders += 1;
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };
  Object.assign(window, {
    countRenders: () => renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberRoot: (/** @type {number} */ _id, /** @type {{ current: Fiber }} */ { current }) => visit(current),
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    },
  });
}

/** Runs in the page: renders so far. @returns {number} */
export function countRenders() {
  return Reflect.get(window, "countRenders")();
}
