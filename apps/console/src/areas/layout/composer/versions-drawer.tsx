import { pageEndpoints, type Page, type PageVersion } from "@o2r/api/contract/layout";
import { useEndpoint } from "@o2r/api/react";
import { PublishedVersions } from "../../../kit/workbench/published-versions.tsx";

export interface VersionsDrawerProps {
  readonly page: Page;
  readonly onCompare: (version: PageVersion) => void;
  readonly onClose: () => void;
}

/** What was published of a page, newest first, and the way back to it. */
export function VersionsDrawer({ page: { id, name, liveVersion }, onCompare, onClose }: VersionsDrawerProps) {
  const read = useEndpoint(pageEndpoints.versions, { params: { id } }, { revalidateOnMount: true });
  return (
    <PublishedVersions
      name={name}
      liveVersion={liveVersion}
      read={read}
      size={({ rails }) => (rails === 1 ? "1 rail" : `${rails} rails`)}
      nothingYet="The apps show this page once it is published."
      onCompare={onCompare}
      onClose={onClose}
    />
  );
}
