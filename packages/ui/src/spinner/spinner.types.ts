export interface SpinnerProps {
  /** Diameter in CSS pixels. @default 16 */
  size?: 12 | 14 | 16 | 24 | 32 | undefined;
  /** What is being waited for, announced to screen readers. */
  label?: string | undefined;
}
