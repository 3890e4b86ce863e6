export interface AvatarProps {
  /** Whose initials. The name itself should stand beside it. */
  name: string;
  /** 24 or 32 pixels across. @default "md" */
  size?: "md" | "lg" | undefined;
}
