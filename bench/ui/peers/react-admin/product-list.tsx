import Avatar from "@mui/material/Avatar";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { DataTable, EditButton, List, SearchInput } from "react-admin";
import { pageSize, type ProductRow } from "../product/product.ts";
import { pictureOf } from "../product/service.ts";

const Column = DataTable.Col<ProductRow>;
const rupees = { minimumFractionDigits: 2 };
const filters = [<SearchInput key="q" source="q" alwaysOn />];

const nameOf = (row: ProductRow) => (
  <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
    <Avatar
      variant="rounded"
      src={row.image === null ? undefined : pictureOf(row.image)}
      slotProps={{ img: { loading: "lazy" } }}
      sx={{ width: 32, height: 32 }}
    />
    <div>
      <Typography variant="body2" noWrap>
        {row.formName}
      </Typography>
      <Typography variant="caption" noWrap>
        {row.sku}
      </Typography>
    </div>
  </Stack>
);
const platformOf = (row: ProductRow) => <Chip size="small" variant="outlined" label={row.formProductPlatform} />;
const statusOf = (row: ProductRow) => (
  <Chip size="small" color={row.active ? "success" : "default"} label={row.active ? "Active" : "Inactive"} />
);

/** `DataTable`, which takes the place of `Datagrid` in react-admin's documentation from 5.8 on. */
export function ProductList() {
  return (
    <List perPage={pageSize} sort={{ field: "formName", order: "ASC" }} filters={filters}>
      <DataTable rowClick="edit">
        <Column source="formName" label="Product" render={nameOf} />
        <Column source="brand" />
        <Column source="subCategory" label="Sub-category" />
        <DataTable.NumberCol source="formProductMrp" label="MRP ₹" options={rupees} />
        <DataTable.NumberCol source="formRlp" label="PTR ₹" options={rupees} />
        <DataTable.NumberCol source="formDlp" label="PTH ₹" options={rupees} />
        <DataTable.NumberCol source="formO2rPrice" label="O2RLP ₹" options={rupees} />
        <DataTable.NumberCol source="formProductGst" label="GST" />
        <Column source="formProductPlatform" label="Platform" render={platformOf} />
        <Column source="active" label="Status" render={statusOf} />
        <Column>
          <EditButton />
        </Column>
      </DataTable>
    </List>
  );
}
