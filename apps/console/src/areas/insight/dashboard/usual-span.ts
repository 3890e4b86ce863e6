/** How many days up to today the dashboard looks at unless told. */
export const usualSpan = "30";
