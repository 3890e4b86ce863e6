// Everything that needs no overlay: small enough for the page on which people sign in.
export { Avatar } from "./avatar/avatar.tsx";
export type { AvatarProps } from "./avatar/avatar.types.ts";
export { Badge } from "./badge/badge.tsx";
export type { BadgeProps, Tone } from "./badge/badge.types.ts";
export { Banner } from "./banner/banner.tsx";
export type { BannerProps } from "./banner/banner.types.ts";
export { Breadcrumbs } from "./breadcrumbs/breadcrumbs.tsx";
export type { BreadcrumbsLabels, BreadcrumbsProps, Crumb } from "./breadcrumbs/breadcrumbs.types.ts";
export { buttonLook } from "./button/button-look.ts";
export { Button } from "./button/button.tsx";
export type { ButtonLabels, ButtonLook, ButtonProps, ButtonSize, ButtonVariant } from "./button/button.types.ts";
export { Card } from "./card/card.tsx";
export type { CardProps } from "./card/card.types.ts";
export { Checkbox } from "./checkbox/checkbox.tsx";
export type { CheckboxProps } from "./checkbox/checkbox.types.ts";
export { CodeView } from "./code-view/code-view.tsx";
export type { CodeViewLabels, CodeViewProps } from "./code-view/code-view.types.ts";
export { readTime } from "./date-time-picker/read-time.ts";
export { DataTable } from "./data-table/data-table.tsx";
export type {
  BulkBar,
  CellEdit,
  Column,
  DataTableLabels,
  DataTableProps,
  ColumnLayout,
} from "./data-table/data-table.types.ts";
export { preloadLongTable } from "./data-table/long-body.ts";
export { preloadColumnHandles } from "./data-table/columns/fetch-handle.ts";
export type { Selection } from "./data-table/selection.ts";
export type { Sort, SortDirection } from "./data-table/sort.ts";
export { Thumbnail, type ThumbnailProps, TwoLineCell, type TwoLineCellProps } from "./data-table/table-cells.tsx";
export { DateText } from "./date/date-text.tsx";
export type { DateTextProps } from "./date/date-text.types.ts";
export { type DateInput, formatDate, formatDateTime, parseDate, tradeTimeZone } from "./date/format-date.ts";
export { DescriptionList } from "./description-list/description-list.tsx";
export type { Description, DescriptionListProps } from "./description-list/description-list.types.ts";
export { EmptyState } from "./empty-state/empty-state.tsx";
export type { EmptyReason, EmptyStateProps } from "./empty-state/empty-state.types.ts";
export { FilterBar } from "./filter-bar/filter-bar.tsx";
export type {
  FilterBarLabels,
  FilterBarProps,
  FilterChipLabels,
  FilterChipProps,
} from "./filter-bar/filter-bar.types.ts";
export { FilterChip } from "./filter-bar/filter-chip.tsx";
export { type FieldControl, useControlAttributes, useFieldControl } from "./form-field/field-context.ts";
export { FormField } from "./form-field/form-field.tsx";
export type { FormFieldLabels, FormFieldProps } from "./form-field/form-field.types.ts";
export { FullScreenLoader } from "./full-screen-loader/full-screen-loader.tsx";
export type { FullScreenLoaderLabels, FullScreenLoaderProps } from "./full-screen-loader/full-screen-loader.types.ts";
export { Header } from "./header/header.tsx";
export type { HeaderProps, UserButtonProps } from "./header/header.types.ts";
export { UserButton } from "./header/user-button.tsx";
export { IconButton } from "./icon-button/icon-button.tsx";
export type { IconButtonProps } from "./icon-button/icon-button.types.ts";
export { Icon } from "./icon/icon.tsx";
export type { IconDrawing, IconProps, IconSize } from "./icon/icon.types.ts";
export { CartIcon, ExclamationIcon } from "./icon/named-icons.tsx";
export { Input } from "./input/input.tsx";
export type { InputProps } from "./input/input.types.ts";
export { JsonView } from "./json-view/json-view.tsx";
export type { JsonViewLabels, JsonViewProps } from "./json-view/json-view.types.ts";
export { Kbd } from "./kbd/kbd.tsx";
export { type LabelOverrides, LabelsProvider, useOwnLabels } from "./labels/labels.tsx";
export type { UiLabels } from "./labels/labels.types.ts";
export { Anchor, type LinkComponent, LinkProvider } from "./link/anchor.tsx";
export { Link } from "./link/link.tsx";
export type { LinkProps } from "./link/link.types.ts";
export { LiveRegion } from "./live-region/live-region.tsx";
export type { LiveRegionProps } from "./live-region/live-region.types.ts";
export { MapLink } from "./map-link/map-link.tsx";
export type { MapLinkLabels, MapLinkProps, MapPlace } from "./map-link/map-link.types.ts";
export { mapSearchUrl } from "./map-link/map-search-url.ts";
export { phoneQuery, useMediaQuery } from "./media-query/use-media-query.ts";
export { Metric, MetricRow } from "./metric/metric.tsx";
export type { MetricProps } from "./metric/metric.types.ts";
export { amountInWords } from "./money/amount-in-words.ts";
export { AmountInWords } from "./money/amount-in-words-text.tsx";
export type { AmountInWordsProps } from "./money/amount-in-words.types.ts";
export { formatMoney, formatMoneyColumn, formatNumber } from "./money/format-money.ts";
export { Money } from "./money/money.tsx";
export type { MoneyProps } from "./money/money.types.ts";
export { NativeSelect } from "./native-select/native-select.tsx";
export type { NativeSelectProps, SelectOption } from "./native-select/native-select.types.ts";
export { notify, preloadToaster } from "./notify/notify.ts";
export {
  clearNotificationLog,
  dismissNotification,
  setToasterWords,
  toastDuration,
  type ToasterWords,
} from "./notify/notification-store.ts";
export { useNotificationLog } from "./notify/use-notification-log.ts";
export type { Notification, NotificationAction, NotificationInput, NotificationKind } from "./notify/notify.types.ts";
export { NumberStepper } from "./number-stepper/number-stepper.tsx";
export type { NumberStepperLabels, NumberStepperProps } from "./number-stepper/number-stepper.types.ts";
export { PageHeader } from "./page-header/page-header.tsx";
export type { PageHeaderProps } from "./page-header/page-header.types.ts";
export { Pagination } from "./pagination/pagination.tsx";
export { pageSizes, type PaginationLabels, type PaginationProps } from "./pagination/pagination.types.ts";
export { PasswordInput } from "./password-input/password-input.tsx";
export type { PasswordInputLabels, PasswordInputProps } from "./password-input/password-input.types.ts";
export { Picture } from "./picture/picture.tsx";
export type { PictureProps, ResizeImage } from "./picture/picture.types.ts";
export { defaultPictureWidth, ResizeImageProvider, resizeService } from "./picture/resize-image.tsx";
export { PrintSheet } from "./print-sheet/print-sheet.tsx";
export type { PrintSheetProps } from "./print-sheet/print-sheet.types.ts";
export { formatBytes } from "./upload/accept.ts";
export { Progress } from "./progress/progress.tsx";
export type { ProgressProps } from "./progress/progress.types.ts";
export { RadioGroup } from "./radio-group/radio-group.tsx";
export type { RadioGroupProps, RadioOption } from "./radio-group/radio-group.types.ts";
export { RoleChip } from "./role-chip/role-chip.tsx";
export type { RoleChipProps } from "./role-chip/role-chip.types.ts";
export { SearchBox } from "./search-box/search-box.tsx";
export type { SearchBoxLabels, SearchBoxProps } from "./search-box/search-box.types.ts";
export { Page, Shell } from "./shell/shell.tsx";
export type { PageProps, ShellProps } from "./shell/shell.types.ts";
export { Logo, type LogoProps } from "./sidebar/logo.tsx";
export { SidebarNav } from "./sidebar/sidebar-nav.tsx";
export { Sidebar } from "./sidebar/sidebar.tsx";
export type {
  SidebarGroup,
  SidebarItem,
  SidebarLabels,
  SidebarLink,
  SidebarNavProps,
  SidebarParent,
  SidebarProps,
} from "./sidebar/sidebar.types.ts";
export { Skeleton } from "./skeleton/skeleton.tsx";
export type { SkeletonProps } from "./skeleton/skeleton.types.ts";
export { SkipLink } from "./skip-link/skip-link.tsx";
export type { SkipLinkLabels, SkipLinkProps } from "./skip-link/skip-link.types.ts";
export { Spinner } from "./spinner/spinner.tsx";
export type { SpinnerProps } from "./spinner/spinner.types.ts";
export { Inline, Stack } from "./stack/stack.tsx";
export type { Gap, InlineProps, StackProps } from "./stack/stack.types.ts";
export { Status } from "./status/status.tsx";
export type { StatusProps } from "./status/status.types.ts";
export { Stepper } from "./stepper/stepper.tsx";
export type { Step, StepperLabels, StepperProps } from "./stepper/stepper.types.ts";
export { Switch } from "./switch/switch.tsx";
export type { SwitchProps } from "./switch/switch.types.ts";
export { Tabs } from "./tabs/tabs.tsx";
export type { TabItem, TabsProps } from "./tabs/tabs.types.ts";
export { Textarea } from "./textarea/textarea.tsx";
export type { TextareaProps } from "./textarea/textarea.types.ts";
export type { RoleTheme } from "./theme/role-theme.types.ts";
export { fallbackUserType, themeOf } from "./theme/role-theme.ts";
export { roleThemes } from "./theme/role-themes.ts";
export { type UserTypeName, userTypeNames } from "./theme/user-type-name.ts";
export { Timeline } from "./timeline/timeline.tsx";
export type { TimelineChange, TimelineEvent, TimelineLabels, TimelineProps } from "./timeline/timeline.types.ts";
export { ToggleGroup } from "./toggle-group/toggle-group.tsx";
export type { ToggleGroupProps, ToggleOption } from "./toggle-group/toggle-group.types.ts";
export { VisuallyHidden } from "./visually-hidden/visually-hidden.tsx";
