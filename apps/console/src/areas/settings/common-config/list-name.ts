/** What people call a master list, from the key that forms know it by: `PACK_TYPE`, `shopType`. */
export const listName = (category: string): string => {
  const words = category
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase()
    .replace(/\bid$/, "ID");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
