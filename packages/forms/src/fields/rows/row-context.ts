import { createContext } from "react";

/** The place of the row around a cell, counted from 0. Apart from all else, so that only what tells it follows it. */
export const RowPlaceContext = createContext(0);
/** What a row is called, such as `Line`; of a list in a row with that row, `Line 1: Batch`. Nothing outside of rows. */
export const RowNameContext = createContext("");
