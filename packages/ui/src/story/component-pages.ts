/** The page of each component in the Storybook, by the name of its `….about.tsx`: Storybook's `facts` put them here. */
export const componentPages: Readonly<Record<string, string>> = {};
