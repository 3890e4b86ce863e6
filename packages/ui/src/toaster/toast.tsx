import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { Notification, NotificationKind } from "../notify/notify.types.ts";
import "./toaster.css";

const drawings: Record<NotificationKind, typeof Info> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleX,
};

interface ToastProps {
  toast: Notification;
  closeLabel: string;
  onClose: () => void;
}

/** One message. Its kind is told by drawing and colour, its words say the rest. */
export function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const { kind, title, description, action } = toast;
  const act = () => {
    action?.onPress();
    onClose();
  };
  return (
    <div className="o2r-toast" data-kind={kind} role={kind === "danger" ? "alert" : "status"}>
      <Icon as={drawings[kind]} />
      <div className="o2r-toast-text">
        <b>{title}</b>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <button type="button" className="o2r-link o2r-toast-action" onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton size="sm" icon={X} label={closeLabel} onClick={onClose} />
    </div>
  );
}
