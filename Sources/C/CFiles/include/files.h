#ifndef CLIPSITE_FILES_H
#define CLIPSITE_FILES_H

/// Opens a file for reading without following a symbolic link in any part of its path: a descriptor, or -1 and `errno`.
/// ELOOP means that there is a link, ENOSYS that the system cannot open a file so.
///
/// Opening a FIFO does not wait for a writer. An absolute path does not depend on the folder.
int clipsite_open_without_links(int folder, const char *path);

/// The same for systems that cannot do it in one step, folder by folder. The path is not absolute.
int clipsite_walk_without_links(int folder, const char *path);

/// Opens a folder without following a symbolic link, and without leaving the mount of the open folder: EXDEV means that
/// something is mounted on the way to it or at it. Part of the same file system can be mounted, too (a bind mount).
int clipsite_open_folder_on_mount(int folder, const char *path);

#endif
