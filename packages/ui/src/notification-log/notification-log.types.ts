export interface NotificationLogLabels {
  title: string;
  clear: string;
  emptyTitle: string;
  empty: string;
}

export interface NotificationLogProps {
  open: boolean;
  onClose: () => void;
  labels?: Partial<NotificationLogLabels> | undefined;
}
