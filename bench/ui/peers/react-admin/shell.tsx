import InventoryIcon from "@mui/icons-material/Inventory2Outlined";
import type { ReactNode } from "react";
import { Layout, Menu } from "react-admin";
import { menu } from "../product/menu.ts";

function Pages() {
  return (
    <Menu>
      {menu.map((page) => (
        <Menu.Item
          key={page}
          to={page === "Product" ? "/product" : `/${page}`}
          primaryText={page}
          leftIcon={<InventoryIcon />}
        />
      ))}
    </Menu>
  );
}

export function Shell({ children }: { readonly children?: ReactNode }) {
  return <Layout menu={Pages}>{children}</Layout>;
}
