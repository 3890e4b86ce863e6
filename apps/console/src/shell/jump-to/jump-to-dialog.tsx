import { Dialog } from "@o2r/ui/overlays";
import { useNavigate } from "react-router-dom";
import { useCurrentUser } from "../../session/current-user.ts";
import { currentRole } from "../../session/session.ts";
import { JumpToList } from "./jump-to-list.tsx";

/** The dialog behind "Search or jump to". */
export function JumpToDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { helpAndSupportActive } = useCurrentUser();
  const choose = (path: string) => {
    onClose();
    void navigate(path);
  };
  return (
    <Dialog open closeOnOutside title="Search or jump to" onClose={onClose}>
      <JumpToList finder={{ role: currentRole(), helpAndSupportActive }} onChoose={choose} />
    </Dialog>
  );
}
