import type { BreadcrumbsLabels } from "../breadcrumbs/breadcrumbs.types.ts";
import type { ButtonLabels } from "../button/button.types.ts";
import type { ComboboxLabels } from "../combobox/combobox.types.ts";
import type { DataTableLabels } from "../data-table/data-table.types.ts";
import type { DatePickerLabels } from "../date-picker/date-picker.types.ts";
import type { DateRangePickerLabels } from "../date-range-picker/date-range-picker.types.ts";
import type { ConfirmDialogLabels, DialogLabels } from "../dialog/dialog.types.ts";
import type { FilterBarLabels, FilterChipLabels } from "../filter-bar/filter-bar.types.ts";
import type { FormFieldLabels } from "../form-field/form-field.types.ts";
import type { FullScreenLoaderLabels } from "../full-screen-loader/full-screen-loader.types.ts";
import type { ImageUploadLabels } from "../image-upload/image-upload.types.ts";
import type { NotificationLogLabels } from "../notification-log/notification-log.types.ts";
import type { PaginationLabels } from "../pagination/pagination.types.ts";
import type { PasswordInputLabels } from "../password-input/password-input.types.ts";
import type { SearchBoxLabels } from "../search-box/search-box.types.ts";
import type { SidebarLabels } from "../sidebar/sidebar.types.ts";
import type { SkipLinkLabels } from "../skip-link/skip-link.types.ts";
import type { TimelineLabels } from "../timeline/timeline.types.ts";

/** Every word that a component of this package says by itself. */
export interface UiLabels {
  breadcrumbs: BreadcrumbsLabels;
  button: ButtonLabels;
  combobox: ComboboxLabels;
  confirmDialog: ConfirmDialogLabels;
  dataTable: DataTableLabels;
  datePicker: DatePickerLabels;
  dateRangePicker: DateRangePickerLabels;
  dialog: DialogLabels;
  filterBar: FilterBarLabels;
  filterChip: FilterChipLabels;
  formField: FormFieldLabels;
  fullScreenLoader: FullScreenLoaderLabels;
  imageUpload: ImageUploadLabels;
  notificationLog: NotificationLogLabels;
  pagination: PaginationLabels;
  passwordInput: PasswordInputLabels;
  searchBox: SearchBoxLabels;
  sidebar: SidebarLabels;
  skipLink: SkipLinkLabels;
  timeline: TimelineLabels;
}
