import { AppError } from "../../../http/app-error.ts";

/** A file that cannot be imported at all, and why. */
export const refuseFile = (why: string): AppError => new AppError("file.refused", why);
