import { useState } from "react";

/** The instant at which this part of the page came up: what "today" is measured by while it stands. */
export const useOpeningDay = (): Date => useState(() => new Date())[0];
