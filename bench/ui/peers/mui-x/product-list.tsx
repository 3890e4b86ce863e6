import AddIcon from "@mui/icons-material/Add";
import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridRenderCellParams,
} from "@mui/x-data-grid";
import { useState } from "react";
import { Link, useLoaderData, useNavigate } from "react-router";
import type { ProductPage, ProductRow } from "../product/product.ts";
import { pageSize } from "../product/product.ts";
import { pictureOf } from "../product/service.ts";

// Of every row: `styled` takes less for it than `sx`, as the documentation of MUI says.
const Name = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.spacing(1),
  height: "100%",
}));
const Picture = styled(Avatar)({ width: 32, height: 32 });
const Texts = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: 0,
  "& > *": { display: "block", overflow: "hidden", textOverflow: "ellipsis", lineHeight: 1.3 },
  "& > a": { color: theme.palette.primary.main },
}));

const rupees = (value: number) => value.toFixed(2);
const money = (field: string, headerName: string): GridColDef<ProductRow> => ({
  field,
  headerName,
  type: "number",
  width: 84,
  valueFormatter: rupees,
});

function RowActions(params: GridRenderCellParams<ProductRow>) {
  const navigate = useNavigate();
  const { row } = params;
  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem showInMenu label="Edit" onClick={() => void navigate(`/product/${row.id}`)} />
      <GridActionsCellItem showInMenu label="Copy" onClick={() => void navigate("/product")} />
      <GridActionsCellItem showInMenu label="Switch off" onClick={() => void navigate("/product")} />
    </GridActionsCell>
  );
}

const columns: GridColDef<ProductRow>[] = [
  {
    field: "formName",
    headerName: "Product",
    flex: 1,
    minWidth: 240,
    renderCell: ({ row }) => (
      <Name>
        <Picture
          variant="rounded"
          src={row.image === null ? undefined : pictureOf(row.image)}
          slotProps={{ img: { loading: "lazy" } }}
        />
        <Texts>
          <Link to={`/product/${row.id}`}>{row.formName}</Link>
          <small>{row.sku}</small>
        </Texts>
      </Name>
    ),
  },
  { field: "brand", headerName: "Brand", width: 128 },
  { field: "subCategory", headerName: "Sub-category", width: 128 },
  money("formProductMrp", "MRP ₹"),
  money("formRlp", "PTR ₹"),
  money("formDlp", "PTH ₹"),
  money("formO2rPrice", "O2RLP ₹"),
  {
    field: "formProductGst",
    headerName: "GST",
    type: "number",
    width: 64,
    valueFormatter: (value: number) => `${value}%`,
  },
  {
    field: "formProductPlatform",
    headerName: "Platform",
    width: 96,
    renderCell: ({ value }) => <Chip size="small" variant="outlined" label={String(value)} />,
  },
  {
    field: "active",
    headerName: "Status",
    width: 104,
    renderCell: ({ row }) => (
      <Chip size="small" color={row.active ? "success" : "default"} label={row.active ? "Active" : "Inactive"} />
    ),
  },
  { field: "actions", type: "actions", width: 48, renderCell: (params) => <RowActions {...params} /> },
];

export function ProductList() {
  const page = useLoaderData<ProductPage>();
  const [pagination, setPagination] = useState({ page: 0, pageSize });
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: "space-between", pb: 1 }}>
        <Typography variant="h5" component="h1">
          Product
        </Typography>
        <Button variant="contained" startIcon={<AddIcon />}>
          Add product
        </Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          rows={page.content}
          columns={columns}
          rowHeight={44}
          checkboxSelection
          disableRowSelectionOnClick
          showToolbar
          sortingMode="server"
          filterMode="server"
          paginationMode="server"
          rowCount={page.totalElements}
          pageSizeOptions={[10, 25, pageSize, 100]}
          paginationModel={pagination}
          onPaginationModelChange={setPagination}
        />
      </Box>
    </>
  );
}
