import { createContext } from "react";

/** The place of the row around a cell, counted from 0. Apart from all else, so that only what tells it follows it. */
export const RowPlaceContext = createContext(0);
/** What a row is called, such as `Line`. */
export const RowNameContext = createContext("");
