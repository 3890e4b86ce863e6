export interface RoleChipProps {
  /** The role in words; colour alone never says it. */
  children: string;
}
