export { phoneQuery as phone, useMediaQuery as useMedia } from "@o2r/ui";
