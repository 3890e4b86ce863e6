// What floats. It brings Chakra's behaviour along, so it is imported only where the page on which people sign in has
// already been left.
export { ColumnList } from "./column-picker/column-list.tsx";
export { ColumnPicker } from "./column-picker/column-picker.tsx";
export type { ColumnListProps, ColumnPickerLabels, ColumnPickerProps } from "./column-picker/column-picker.types.ts";
export { Combobox } from "./combobox/combobox.tsx";
export type {
  ComboboxLabels,
  ComboboxOption,
  ComboboxProps,
  LoadOptions,
  MultiComboboxProps,
} from "./combobox/combobox.types.ts";
export { MultiCombobox } from "./combobox/multi-combobox.tsx";
export { CommandPalette } from "./command-palette/command-palette.tsx";
export type {
  Command,
  CommandGroup,
  CommandPaletteLabels,
  CommandPaletteProps,
  LoadCommands,
} from "./command-palette/command-palette.types.ts";
export { useCommandKey } from "./command-palette/use-command-key.ts";
export { ConfirmDialog } from "./dialog/confirm-dialog.tsx";
export { Dialog } from "./dialog/dialog.tsx";
export type { ConfirmDialogLabels, ConfirmDialogProps, DialogLabels, DialogProps } from "./dialog/dialog.types.ts";
export { Drawer } from "./drawer/drawer.tsx";
export type { DrawerProps } from "./drawer/drawer.types.ts";
export { preloadFloating } from "./floating/use-floating.ts";
export { ImageUpload } from "./image-upload/image-upload.tsx";
export type {
  ImageUploadLabels,
  ImageUploadProps,
  UploadedImage,
  UploadImage,
} from "./image-upload/image-upload.types.ts";
export { MenuButton } from "./menu/menu-button.tsx";
export { Menu } from "./menu/menu.tsx";
export type { MenuButtonProps, MenuItem, MenuProps, MenuTriggerProps } from "./menu/menu.types.ts";
export { NotificationLog } from "./notification-log/notification-log.tsx";
export type { NotificationLogLabels, NotificationLogProps } from "./notification-log/notification-log.types.ts";
export { OverlayProvider } from "./overlay-provider/overlay-provider.tsx";
export type { OverlayProviderProps } from "./overlay-provider/overlay-provider.types.ts";
export { Popover } from "./popover/popover.tsx";
export type { PopoverProps } from "./popover/popover.types.ts";
export { Toaster } from "./toaster/toaster.tsx";
export { Tooltip } from "./tooltip/tooltip.tsx";
export type { TooltipProps } from "./tooltip/tooltip.types.ts";
export type { UnsentFiles, UploadTools } from "./upload/upload.types.ts";
