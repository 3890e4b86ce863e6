export interface SkeletonProps {
  /** CSS width. @default "100%" */
  width?: number | string | undefined;
  /** CSS height. @default 12 */
  height?: number | string | undefined;
}
