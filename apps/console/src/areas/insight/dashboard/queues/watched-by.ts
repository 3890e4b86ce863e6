import { may, type UserType } from "@o2r/api/contract/core";
import { watched, type Watched } from "@o2r/api/contract/insight";

/** What the dashboard counts for a user type of a group, within a warehouse where one is chosen. */
export const watchedBy = (type: UserType, group: Watched["group"], hub: string | null): readonly Watched[] =>
  watched
    .filter((one) => one.group === group && may(type, one.allow) && may(type, one.by ?? one.allow))
    .filter(({ hub: narrowed }) => hub === null || narrowed !== undefined)
    .map((one) =>
      hub === null || one.hub === undefined ? one : { ...one, filters: { ...one.filters, [one.hub]: hub } },
    );

/** The list of what is counted, with what has waited longest on top, where the list says since when. */
export const watchedHref = ({ path, filters, since }: Watched): string =>
  `${path}?${new URLSearchParams({ ...filters, ...(since !== undefined && { sort: since }) })}`;
