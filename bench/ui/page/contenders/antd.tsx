import { Table as Antd } from "antd";
import { headings, type Row } from "../rows.ts";
import type { TableProps } from "../contender.ts";

const columns = headings.map((heading, column) => ({
  key: heading,
  title: heading,
  width: 96,
  render: (_: unknown, { cells }: Row) => cells[column],
}));

export const Table = ({ rows, selection, onSelect }: TableProps) => (
  <div className="scroller">
    <Antd<Row>
      size="small"
      columns={columns}
      dataSource={[...rows]}
      rowKey="id"
      pagination={false}
      rowSelection={{ selectedRowKeys: [...selection], onChange: (keys) => onSelect(new Set(keys.map(String))) }}
    />
  </div>
);
