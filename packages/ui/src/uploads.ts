// Files on their way to the service. Loaded by the screens that take files; needs nothing of Chakra's.
export { FileUpload } from "./file-upload/file-upload.tsx";
export type { FileUploadLabels, FileUploadProps } from "./file-upload/file-upload.types.ts";
export { ImageUpload } from "./image-upload/image-upload.tsx";
export type { ImageUploadLabels, ImageUploadProps } from "./image-upload/image-upload.types.ts";
export type { UnsentFiles, UploadedFile, UploadFile, UploadTools } from "./upload/upload.types.ts";
