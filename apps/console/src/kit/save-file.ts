/** Hands a file to the browser, which saves it under this name as it saves any download. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers begin to read after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
