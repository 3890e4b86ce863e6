import { CircleAlert, ShoppingCart } from "lucide-react";
import { Icon } from "./icon.tsx";
import type { IconSize } from "./icon.types.ts";

/** The mark of a question that matters, as in the confirmation dialog. */
export const ExclamationIcon = ({ size = 20 }: { size?: IconSize }) => <Icon as={CircleAlert} size={size} />;

/** The cart. */
export const CartIcon = ({ size = 16 }: { size?: IconSize }) => <Icon as={ShoppingCart} size={size} />;
